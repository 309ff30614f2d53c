// What boards need of the page's languages beside their own messages.
export { listed, say } from '../messages/say';
export type { Naming } from '../messages/say';

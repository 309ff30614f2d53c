// The parts of the page's languages that boards need besides their own messages.
export { listed, say } from '../messages/say';
export type { Naming } from '../messages/say';

import { expect, test, vi } from 'vitest';

const asked: string[] = [];
const answers = new Map<string, (answer: Response) => void>();
vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return new Promise<Response>((resolve) => answers.set(path, resolve));
});
const api = await import('../src/api');

test('a new browser has its cookie before it asks for or does anything as a person', async () => {
    const known = api.me();
    void api.games();
    void api.rematch('t');
    await new Promise((done) => setTimeout(done));
    expect(asked).toEqual(['/api/me', '/api/games']);
    answers.get('/api/me')!(new Response('{"name":"Ann"}'));
    expect((await known).name).toBe('Ann');
    await vi.waitFor(() => expect(asked).toEqual(['/api/me', '/api/games', '/api/tables/t/rematch']));
    void api.rematch('u');
    expect(asked).toContain('/api/tables/u/rematch');
});

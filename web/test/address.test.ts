import { expect, test } from 'vitest';
import { forOthers } from '../src/pages/address';

const links = ['http://localhost:8080/t/a?k=s', 'http://192.168.1.5:8080/t/a?k=s'];

test('a page opened by this machine’s own name is handed on by the address that others reach', () => {
    expect(forOthers('http://127.0.0.1:8080/t/a/replay?at=7', links)).toBe('http://192.168.1.5:8080/t/a/replay?at=7');
    expect(forOthers('http://localhost:8080/t/a/replay?at=7', links)).toBe('http://192.168.1.5:8080/t/a/replay?at=7');
});

test('an address that others reach stays, and so does the only one there is', () => {
    expect(forOthers('https://garden.example/t/a/replay?at=7', links)).toBe('https://garden.example/t/a/replay?at=7');
    expect(forOthers('http://[::1]:8080/t/a/replay?at=7', [])).toBe('http://[::1]:8080/t/a/replay?at=7');
});

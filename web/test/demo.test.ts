import { expect, it } from 'vitest';
import { examples } from '$toolkit/pictures';
import { scenes } from '../src/pages/demo';

const lesson = () => ['one', 'two', 'two', 'three', 'four', 'five'].map((position) => ({ title: '', says: '', position, done: '' }));

it('shows the positions that the rules draw, each once and four at most', () => {
    expect(scenes({ lesson, pictures: () => examples(lesson(), ['opening', 3, 2, 1, 3]) })).toEqual(['two', 'one']);
    expect(scenes({ lesson })).toEqual(['one', 'two', 'three', 'four']);
    expect(scenes({})).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { committing } from './fixture';
import { foreseen, forgone, help, instead, makes, restIsChoice, restWords, shares } from './foreseen';

describe('what the server says of a move', () => {
    it('tells hours, charisma and the sets of tasks that are within reach', () => {
        const says = ['takes 3 hours to prepare', 'alone: 4 bliss for charisma', 'can do tasks 1, 2 and 3, or task 3'];
        expect(foreseen(says)).toEqual({ hours: 3, charisma: 4, sets: [[1, 2, 3], [3]] });
        expect(foreseen(['can do task 3']).sets).toEqual([[3]]);
        expect(foreseen(['takes 1 hour to prepare', 'can do no task'])).toEqual({ hours: 1, sets: [] });
    });

    it('tells what the score would be', () => {
        expect(makes(['9 bliss for task 1', 'scores 12, which makes 43'])).toEqual({ scores: 12, makes: 43 });
        expect(makes(['stays with you'])).toBeUndefined();
    });
});

describe('what the server says for those who resolve', () => {
    it('tells who could do which task, by names alone', () => {
        expect(shares(['task 1 by Moss (g01) and Fern (g03)', 'scores 3, which makes 4'])).toEqual([{ task: 1, by: 'Moss and Fern' }]);
    });

    it('tells why a task is let go of for another', () => {
        expect(instead(['1'], ['3'], ['task 1 by Moss (g01) and Fern (g03)'], ['task 3 by Fern (g03), Dill (g04) and Ivy (g09)'])).toBe(
            'Let go of task 1: Fern is needed for task 3.',
        );
        expect(instead(['1', '2'], ['3'], [], [])).toBe('Let go of tasks 1 and 2: your gnomes cannot do 1, 2 and 3 together.');
    });

    it('tells what is forgone', () => {
        expect(forgone(['leaves task 2 undone (4 bliss)', 'leaves task 3 undone (Kindly Cow)'])).toEqual([
            'task 2 (4 bliss)',
            'task 3 (Kindly Cow)',
        ]);
    });

    it('tells what an animal will do', () => {
        const told = [{ at: 'hen', says: 'Watchful Hen makes each gnome take 1 hour' }];
        expect(help(committing, 'hen', told)).toBe('makes each gnome take 1 hour');
        expect(help(committing, 'cow', told)).toBeUndefined();
    });

    it('asks about a rest only where it would change something', () => {
        expect(restIsChoice('brings 2 bliss', false)).toBe(true);
        expect(restIsChoice(undefined, false)).toBe(true);
        expect(restIsChoice('rests for 2 bliss', false)).toBe(false);
        expect(restIsChoice('rests for 2 bliss', true)).toBe(true);
    });

    it('says what letting an animal rest would change', () => {
        expect(restWords(committing, 'cow', 'brings 2 bliss')).toBe('Let the Kindly Cow rest (now: brings 2 bliss)');
        expect(restWords(committing, 'hen', undefined)).toBe('Let the Watchful Hen rest (each gnome takes 1 hour to prepare)');
    });
});

import type { Pickers } from '$toolkit/board';
import BloomPicker from './BloomPicker.svelte';
import ShapePicker from './ShapePicker.svelte';

export const pickers: Pickers = { 'garden-shape': ShapePicker, 'initial-garden': BloomPicker };

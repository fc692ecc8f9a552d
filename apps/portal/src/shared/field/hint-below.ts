/** Hints below, so that fields side by side stand on one line, with an error or without. */
export const hintBelow: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'description',
  'error',
]

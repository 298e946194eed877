/**
 * What makes a MUI text field one of several lines that grows with what stands in it. The browser makes the room: MUI's own
 * `multiline` measures by script, which lays the whole page out.
 */
export const GROWING = {
  input: { inputComponent: 'textarea' },
  sx: { '& textarea': { height: 'auto', resize: 'none', fieldSizing: 'content' } },
} as const

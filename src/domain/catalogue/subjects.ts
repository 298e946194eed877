/** Under which subjects forms stand in a catalogue (REACH-02), in the order of its page; their words are the product's. */
export const SUBJECTS = [
  'censo',
  'familia',
  'vivienda',
  'comercio',
  'tributos',
  'transito',
  'calle',
  'ambiente',
  'salud',
  'educacion',
  'cultura',
  'participacion',
  'otros',
] as const
export type Subject = (typeof SUBJECTS)[number]

import type { Option } from '../../form/question'

/** The options with no tick; the same list when none is ticked. */
export const unticked = (opciones: Option[]): Option[] =>
  opciones.some((option) => option.checked)
    ? opciones.map((option) => (option.checked ? { ...option, checked: false } : option))
    : opciones

import type { Option } from '../../form/question'
import { localizedOption, type Language } from '../../language'

/** The words of an option that was picked, and which other one where it asks that: `Otra: palmera`. */
export function pickWords(option: Option, otra: string | undefined, language: Language): string {
  const words = localizedOption(option, language)
  return option.otra && otra?.trim() ? `${words}: ${otra.trim()}` : words
}

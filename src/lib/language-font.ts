import type { Language } from '../domain/language'

/**
 * Makes letters ready that the font of all languages lacks (DAY-08): Japanese ones come in small files, of which a
 * browser without them fetches those of the letters it shows. Text is shown in what there is until then.
 */
export async function loadFontOf(language: Language): Promise<void> {
  if (language === 'ja') await import('@fontsource-variable/noto-sans-jp/wght.css')
}

import type { Language } from '../domain/language'

/**
 * Loads letters that the common font lacks (DAY-08). Japanese ones come in small files, of which the browser fetches
 * those with letters that it shows. Until then text is shown in another font.
 */
export async function loadFontOf(language: Language): Promise<void> {
  if (language === 'ja') await import('@fontsource-variable/noto-sans-jp/wght.css')
}

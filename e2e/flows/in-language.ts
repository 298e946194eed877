import { readdirSync, readFileSync } from 'node:fs'
import { expect, type Page } from 'playwright/test'
import { BASE_LANGUAGE, LANGUAGE_TAG, type Language } from '../../src/domain/language'
import { flatten, type Texts } from '../lint/locale-faults'
import { ROOT } from '../stack/ports'

/** The product's texts in a language, by file and key. */
function textsOf(language: Language): Map<string, Texts> {
  const folder = `${ROOT}locales/${language}`
  return new Map(
    readdirSync(folder).map((file) => [
      file.replace('.json', ''),
      flatten(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))),
    ]),
  )
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** What a text says by itself: one of names and dates alone belongs to no language. */
const ownWords = (text: string): string => text.replace(/\{\{.*?\}\}/g, '').replace(/[^\p{L}]/gu, '')

/** Tells whether something is one of these texts, whatever stands in their gaps. */
function recogniser(texts: Iterable<Texts>): (said: string) => boolean {
  const all = [...texts].flatMap((one) => [...one.values()]).filter((text) => ownWords(text).length > 3)
  const plain = new Set(all.filter((text) => !text.includes('{{')))
  const gapped = all
    .filter((text) => text.includes('{{'))
    .map(
      (text) =>
        new RegExp(
          `^${text
            .split(/\{\{.*?\}\}/)
            .map(escaped)
            .join('.+')}$`,
          'su',
        ),
    )
  return (said) => plain.has(said) || gapped.some((pattern) => pattern.test(said))
}

const spanish = textsOf(BASE_LANGUAGE)
const isSpanish = recogniser(spanish.values())
const keys = new Set(
  [...spanish].flatMap(([file, texts]) => [...texts.keys()].flatMap((key) => [key, `${file}:${key}`])),
)

/** Everything that a page says: what is read, and what is told to who hears it. */
const saidOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const told = [...document.querySelectorAll('[aria-label], [placeholder], [title], img[alt]')]
    const names = ['aria-label', 'placeholder', 'title', 'alt']
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const said = [document.title, ...told.flatMap((one) => names.map((name) => one.getAttribute(name) ?? ''))]
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (!parentElement?.closest('script, style')) said.push(textContent ?? '')
    }
    return said.map((text) => text.trim()).filter((text) => text !== '')
  })

/**
 * The texts of the product in one language, and a look at whether a page has those and no others (NAV-02).
 * @param written what the town hall wrote in its form, in whatever language
 */
export function inLanguage(language: Language, written: readonly string[] = []) {
  const texts = textsOf(language)
  const isOwn = recogniser(texts.values())
  return {
    /** A text by file and key, with what goes into its gaps. */
    text(file: string, key: string, gaps: Record<string, string> = {}): string {
      const text = texts.get(file)?.get(key)
      if (text === undefined) throw new Error(`${language} has no ${file}:${key}`)
      return text.replace(/\{\{(.*?)\}\}/g, (_, gap: string) => gaps[gap] ?? '')
    },
    /** Looks that the page says nothing in Spanish and no bare key, and is no wider than the phone. */
    async read(page: Page): Promise<void> {
      await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAG[language])
      const said = await saidOn(page)
      const wrong = said.filter(
        (text) =>
          (keys.has(text) && text.includes('.')) ||
          (isSpanish(text) && !isOwn(text) && !written.includes(text)),
      )
      expect([...new Set(wrong)], `${page.url()} in ${language}`).toEqual([])
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(beyond, `${page.url()} in ${language}`).toBeLessThanOrEqual(0)
    },
  }
}

import { readFileSync } from 'node:fs'
import { expect, test, type Page } from 'playwright/test'
import { BASE_LANGUAGE, LANGUAGE_TAG, LANGUAGES, type Language } from '../../src/domain/language'
import { paths } from '../../src/lib/paths'
import { portalStandIn } from '../stack/outside/portal/client'
import { ROOT } from '../stack/ports'
import { expectAccessible } from './accessible'
import { enterAs } from './pages/login'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

const LUCIA = 40101
const FORM = 'permiso-eventos'
const SENT_BACK = 'permiso-eventos-0013'
const OTHERS = LANGUAGES.filter((language) => language !== BASE_LANGUAGE)

/** A page of the loop, and the texts by which it is known: the file of `locales` and the key in it. */
interface LoopPage {
  path: string
  texts: [file: string, key: string][]
}
const CITIZENS: LoopPage[] = [
  {
    path: paths.ownAnswers.href(),
    texts: [
      ['citizen', 'list.title'],
      ['citizen', 'list.asked'],
    ],
  },
  {
    path: paths.revision.href(SENT_BACK),
    texts: [
      ['citizen', 'revise.asksTitle'],
      ['citizen', 'revise.toFirst'],
      ['citizen', 'revise.savingSays'],
    ],
  },
  {
    path: paths.ownAnswer.href(SENT_BACK),
    texts: [
      ['citizen', 'view.back'],
      ['citizen', 'view.requests'],
    ],
  },
  { path: paths.citizenAnswer.href(FORM), texts: [['citizen', 'who.title']] },
  {
    path: paths.status.href(),
    texts: [
      ['lookup', 'status.title'],
      ['lookup', 'status.lead'],
    ],
  },
]
const STAFF: LoopPage[] = [
  {
    path: paths.correct.href(SENT_BACK),
    texts: [
      ['correction', 'rule'],
      ['correction', 'ruleText'],
      ['correction', 'askBack'],
    ],
  },
  {
    path: paths.view.href(SENT_BACK),
    texts: [
      ['staff', 'view.observations'],
      ['staff', 'view.badge.inReview'],
    ],
  },
]

/** A text of the product in a language. */
function textIn(language: Language, file: string, key: string): string {
  const texts: unknown = JSON.parse(readFileSync(`${ROOT}locales/${language}/${file}.json`, 'utf8'))
  const found = key
    .split('.')
    .reduce<unknown>(
      (at, part) => (typeof at === 'object' && at !== null ? Reflect.get(at, part) : null),
      texts,
    )
  if (typeof found !== 'string') throw new Error(`${language} has no ${file}:${key}`)
  return found
}

/** Reads each page in each language: its words, nothing of the Spanish ones, and no wider than the phone. */
async function readIn(page: Page, pages: LoopPage[]): Promise<void> {
  for (const language of OTHERS) {
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
    for (const { path, texts } of pages) {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAG[language])
      for (const [file, key] of texts) {
        const [words, spanish] = [textIn(language, file, key), textIn(BASE_LANGUAGE, file, key)]
        await expect(page.getByText(words).first(), `${path} in ${language}`).toBeVisible()
        if (!words.includes(spanish)) await expect(page.getByText(spanish, { exact: true })).toHaveCount(0)
      }
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(beyond, `${path} in ${language}`).toBeLessThanOrEqual(0)
    }
    await expectAccessible(page)
  }
}

test('NAV-02 CIT-03 CORR-05 PUB-01 a citizen answers, follows and revises in every language', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await page.goto(`${paths.ownAnswers.href()}/${await portalStandIn().issue({ citizen: LUCIA })}`)
  await expect(page.getByText('Le piden cambios').first()).toBeVisible()
  await readIn(page, CITIZENS)
})

test('NAV-02 CORR-01 CORR-09 a supervisor corrects and reads the story in every language', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await enterAs(page, 'corrector')
  await page.goto(paths.view.href(SENT_BACK))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await readIn(page, STAFF)
})

import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ROOT } from '../stack/ports'

/** A sentence of the page with words of a form in it, in an attribute: `aria-label={t('x', { title })}`. */
const MIXED =
  /(?:aria-label|aria-description|alt)(?:=\{|': )\s*t\(\s*[^)]*\{[^})]*\b(?:title|titulo|question|option|condition|state|section|texto)\b/u

/** Where nothing is to be said of a language, and why. */
const NO_OTHER_LANGUAGE: Record<string, string> = {
  'src/features/audit/About.tsx': 'a record keeps a title without its language',
  'src/features/form-editor/outline/OutlineSection.tsx': 'the page’s own words for a section',
  'src/features/form-editor/states/StateColorField.tsx': 'whoever builds writes the base language around it',
  'src/features/form-editor/states/StateName.tsx': 'whoever builds writes the base language around it',
  'src/features/form-editor/states/StateTermField.tsx': 'whoever builds writes the base language around it',
  'src/features/operation/PartItems.tsx': 'a record keeps a title without its language',
  'src/renderer/form/check/CheckAnswers.tsx': 'the page’s own words for place and signatures',
}

it('NAV-02 no attribute has words of a form within a sentence of the page: it could not say their language', () => {
  const files = readdirSync(`${ROOT}src`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.') && !file.startsWith('testing/'))
    .map((file) => `src/${file}`)
  const mixed = files.filter((file) => MIXED.test(readFileSync(`${ROOT}${file}`, 'utf8')))
  expect(mixed.toSorted()).toEqual(Object.keys(NO_OTHER_LANGUAGE))
})

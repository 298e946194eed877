import { expect, it } from 'vitest'
import { aBranch, aQuestion, aSection, aVersion } from '../../testing/builders'
import { LANGUAGES } from '../language'
import type { FormVersion } from './form'
import { isWrittenIn } from './questions-of'

it('NAV-02 a form has the languages of its title and of any question, and its base one', () => {
  const titled = Object.assign(aVersion(), { titulo_ca: 'Inspecció' })
  const asked = aVersion({
    secciones: [
      aSection({ preguntas: [Object.assign(aQuestion(), { titulo_gl: 'Rúa', titulo_ot: ' ' })] }),
      aSection({
        conditions: [aBranch({ questions: [Object.assign(aQuestion(), { titulo_ja: '通り' })] })],
      }),
    ],
  })
  const languages = (form: FormVersion) => LANGUAGES.filter((language) => isWrittenIn(form, language))
  expect(languages(aVersion())).toEqual(['es'])
  expect(languages(titled)).toEqual(['es', 'ca'])
  expect(languages(asked)).toEqual(['es', 'gl', 'ja'])
})

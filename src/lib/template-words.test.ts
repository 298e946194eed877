import { beforeAll, expect, it } from 'vitest'
import { checkPublication } from '../domain/publication/publication'
import { newForm } from '../domain/form/factory'
import { formOfTemplate, type TemplateWords } from '../domain/form/form-of-template'
import { TEMPLATE_NAMES } from '../domain/form/template'
import { keysOfTemplate } from '../domain/form/template'
import { TEMPLATES } from '../domain/form/templates'
import { LANGUAGES } from '../domain/language'
import spanish from '../../locales/es/templates.json'
import { aUser } from '../testing/builders'
import { loadTemplateWords } from './template-words'

let words: TemplateWords
beforeAll(async () => {
  words = await loadTemplateWords()
})

const ids = () => {
  let last = 0
  return () => `id${last++}`
}

const keysIn = (texts: object, above = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? keysIn(value, `${above}${key}.`) : [`${above}${key}`],
  )

it('DAY-07 there are twelve templates, and each of their words is there in every language', () => {
  expect(TEMPLATES.map(({ name }) => name)).toEqual(TEMPLATE_NAMES)
  expect(TEMPLATE_NAMES).toHaveLength(12)
  for (const language of LANGUAGES)
    for (const key of TEMPLATES.flatMap(keysOfTemplate))
      expect(words(language, key), `${language} ${key}`).not.toBe('')
})

it('DAY-07 every text of the templates is used', () => {
  expect(new Set(TEMPLATES.flatMap(keysOfTemplate))).toEqual(new Set(keysIn(spanish)))
})

it.each(TEMPLATES)('DAY-07 $name has nothing that keeps it from being published', (template) => {
  const form = { ...newForm('f', 'ana'), ...formOfTemplate(template, words, ids()), areas: ['a'] }
  const public_ = { ...form, opcionales: { ...form.opcionales, publico: true } }
  const { blocking } = checkPublication(public_, aUser('ROLE_ADMIN'))
  // What is sold, and at what price, no template knows.
  const sells = form.opcionales.addPaymentGateway
  expect(blocking.map(({ code }) => code)).toEqual(sells ? ['paymentIncomplete'] : [])
  expect(form.opcionales.publico).toBe(false)
})

it('DAY-07 a template gives a complete form, with new ids and texts in all languages', () => {
  const [first] = TEMPLATES
  if (!first) throw new Error('no template')
  const form = formOfTemplate(first, words, ids())
  expect(form).toMatchObject({
    titulo: 'Reclamo en la vía pública',
    titulo_en: 'Complaint about a public space',
    titulo_ja: '公共の場所についての申し立て',
  })
  expect(form.estados?.disponibles[0]).toMatchObject({
    nombre: 'Recibido',
    nombre_ca: 'Rebut',
    transiciones: [1, 2, 3],
  })
  const [section] = form.secciones ?? []
  expect(section?.preguntas[0]?.opciones[0]).toMatchObject({
    texto: 'Alumbrado',
    textoAlternativeLanguage_pt: 'Iluminação',
  })
  const names =
    form.secciones?.flatMap(({ id, preguntas }) => [id, ...preguntas.map((question) => question.id)]) ?? []
  expect(new Set(names).size).toBe(names.length)
})

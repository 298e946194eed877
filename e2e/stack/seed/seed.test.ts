import { describe, expect, it } from 'vitest'
import { withWallClocks } from '../../../src/domain/answer/stored-clock'
import { storedAnswerSchema } from '../../../src/domain/answer/answer'
import { isAnswerCode } from '../../../src/domain/codes/answer-code'
import { compactSections } from '../../../src/domain/answering/compact'
import { problemsOf } from '../../../src/domain/answer/problems'
import { assembleSections } from '../../../src/domain/answering/whole'
import { ROLES } from '../../../src/domain/user/roles'
import { formVersionSchema, publicFormSchema } from '../../../src/domain/form/form'
import { formSchema } from '../../../src/domain/form/stored-form'
import { formProblems } from '../../../src/domain/publication/validate-form'
import type { Question } from '../../../src/domain/form/question'
import type { Section } from '../../../src/domain/form/section'
import { municipalitySchema } from '../../../src/domain/geography/geography'
import { isFurther, kindOf, QUESTION_KINDS } from '../../../src/domain/form/kinds'
import { roleOf, userSchema } from '../../../src/domain/user/user'
import { knownTypes, typesToMake } from '../../../src/domain/form/incidents'
import { answerSettingsSchema } from '../../../src/domain/incident/settings'
import { answerDocuments, formDocuments, geographyDocuments, userDocuments } from './documents'
import { accountOf, STAFF } from './staff'
import { buildMunicipality } from './municipality'
import { versionsOf } from './versions'

const base = new Date(2026, 5, 15)
const addressOf = (path: string) => `http://files.example/${path}`
const municipality = buildMunicipality({ base, addressOf })
const answers = [...municipality.answers()]
const versions = new Map(
  municipality.forms.flatMap((seed) =>
    versionsOf(seed).map((version) => [`${version.formId} ${version.version}`, version]),
  ),
)

const questionsOf = (sections: Section[]): Question[] =>
  sections.flatMap(({ preguntas, conditions }) => [
    ...preguntas,
    ...conditions.flatMap(({ questions }) => questions),
  ])
const allSections = municipality.forms.flatMap(({ form }) => form.secciones)
const allQuestions = questionsOf(allSections)
const nameOf = (path: string) => path.split('/').at(-1)

describe('the seeded municipality', () => {
  it('is the same for the same day', () => {
    const again = buildMunicipality({ base, addressOf })
    expect([...again.answers()]).toEqual(answers)
  })

  it('GEO-03 has two countries, one Spanish municipality and two Argentine ones, one of them disabled', () => {
    const documents = geographyDocuments()
    const municipalities = documents.filter(({ path }) => path.split('/').length === 6)
    const read = municipalities.map(({ path, data }) =>
      municipalitySchema.parse({ ...data, id: nameOf(path) }),
    )
    expect(read.map(({ inhabilitado }) => inhabilitado)).toEqual([false, true, false])
    expect(documents.filter(({ path }) => /^paises\/[^/]+$/.test(path))).toHaveLength(2)
  })

  it('ROLE-01 has a user for each role, in an area, and one without areas', () => {
    const users = userDocuments(base).map(({ path, data }) =>
      userSchema.parse({ ...data, username: nameOf(path) }),
    )
    expect(new Set(users.map(roleOf))).toEqual(new Set(ROLES))
    expect(users.filter(({ areas }) => areas.length === 0).map(({ username }) => username)).toEqual([
      'sinareas',
    ])
    expect(new Set(STAFF.map(({ email }) => email)).size).toBe(STAFF.length)
  })

  it('has at least a dozen forms that can be saved, with all kinds of question, section, file and state', () => {
    expect(municipality.forms.length).toBeGreaterThanOrEqual(12)
    expect(municipality.forms.flatMap(({ form }) => formProblems(form))).toEqual([])
    expect(new Set(allQuestions.map(kindOf))).toEqual(
      new Set(QUESTION_KINDS.filter((kind) => !isFurther(kind))),
    )
    for (const flag of [
      'required',
      'filtrable',
      'repetible',
      'adjuntar',
      'adjuntarDocumento',
      'adjuntarVideo',
    ] as const) {
      expect(
        allQuestions.some((question) => question[flag]),
        flag,
      ).toBe(true)
    }
    expect(allQuestions.some(({ filtrable, opciones }) => filtrable && opciones.length > 10)).toBe(true)
    expect(allSections.some(({ repetible }) => repetible)).toBe(true)
    expect(
      allSections.some(({ conditionalSection, conditionalSectionSingle: one }) => conditionalSection && one),
    ).toBe(true)
    expect(
      allSections.some(({ conditionalSection, conditionalSectionSingle: one }) => conditionalSection && !one),
    ).toBe(true)
    const long = municipality.forms.filter(({ form }) => questionsOf(form.secciones).length >= 80)
    expect(long).toHaveLength(2)
  })

  it('stores forms, versions and public forms in the shape of the domain', () => {
    for (const { path, data } of municipality.forms.flatMap(formDocuments)) {
      const document = { ...data, id: nameOf(path) }
      if (/^formularios\/[^/]+$/.test(path)) formSchema.parse(document)
      if (/\/versiones\/[^/]+$/.test(path))
        expect(formVersionSchema.parse(data).version).toBe(Number(nameOf(path)))
      if (path.startsWith('formularios_publicos/')) publicFormSchema.parse(data)
    }
  })

  it('INC-01 INC-02 keeps the incident of each answer of a form with incidents, of the type of its state', () => {
    const form = municipality.forms.find(({ form: { id } }) => id === 'reclamo-alumbrado')?.form
    expect(form && typesToMake(form, knownTypes(form))).toEqual([])
    const of = answers.filter(({ idPlantilla }) => idPlantilla === form?.id)
    const kept = of.flatMap((answer) => answerDocuments(answer, form?.muniCore)[1] ?? [])
    expect(new Set(kept.map(({ data }) => answerSettingsSchema.parse(data).idIncidente)).size).toBe(of.length)
    expect(
      kept.every(({ path, data }) => path.endsWith('/interno/muniCore') && data.tipoIncidente !== ''),
    ).toBe(true)
  })

  it('has 400 answers over six months, each with a code of its own', () => {
    expect(answers).toHaveLength(400)
    const codes = answers.map(({ codigoMunicipio }) => codigoMunicipio)
    expect(codes.every(isAnswerCode)).toBe(true)
    expect(new Set(codes).size).toBe(400)
    const moments = answers.map(({ fechaCreacion }) => fechaCreacion?.getTime() ?? 0)
    const day = 24 * 60 * 60 * 1000
    expect(Math.max(...moments)).toBeLessThan(base.getTime())
    expect(base.getTime() - Math.min(...moments)).toBeGreaterThan(175 * day)
    expect(base.getTime() - Math.max(...moments)).toBeLessThan(3 * day)
  })

  it('CORR-04 CORR-10 has two answers of one citizen to revise: one has time left, the other is late', () => {
    const sentBack = answers.filter(({ requestsForChanges }) => requestsForChanges?.length)
    expect(sentBack.map(({ id, datosCiudadano }) => [id, datosCiudadano?.id])).toEqual([
      ['permiso-eventos-0009', '40101'],
      ['permiso-eventos-0013', '40101'],
    ])
    const until = sentBack.map(({ requestsForChanges }) => requestsForChanges?.[0]?.vence?.getTime() ?? 0)
    expect(until.map((time) => time > base.getTime())).toEqual([false, true])
  })

  it('ANS-07 has answers without problems that are the same after being stored', () => {
    for (const answer of answers) {
      const [document] = answerDocuments(answer)
      const stored = withWallClocks(storedAnswerSchema, 'UTC').parse({ ...document?.data, id: answer.id })
      const version = versions.get(`${stored.idPlantilla} ${stored.version}`)
      if (!version) throw new Error(`no version for ${answer.id}`)
      const whole = assembleSections(version.secciones, stored.secciones, null)
      expect(problemsOf(whole), answer.id).toEqual([])
      expect(compactSections(whole), answer.id).toEqual(stored.secciones)
      expect(Buffer.byteLength(JSON.stringify(stored.secciones))).toBeLessThan(100_000)
    }
  })

  it('ANS-19 ANS-20 names the authors', () => {
    const byStaff = answers.filter(({ creadoPor }) => creadoPor !== 'Usuario Anónimo')
    const usernames = new Set(STAFF.map(({ username }) => username))
    expect(
      byStaff.every(({ creadoPor, uid }) => usernames.has(creadoPor) && uid === accountOf(creadoPor)),
    ).toBe(true)
    expect(byStaff.some(({ inspectorID }) => inspectorID !== '')).toBe(true)
    expect(byStaff.length).toBeLessThan(answers.length)
  })

  it('has answers with rows, repetitions, conditions, files and signatures, and some of an older version', () => {
    const sections = answers.flatMap(({ secciones }) => secciones)
    const questions = sections.flatMap(({ preguntas = [] }) => preguntas)
    expect(sections.some(({ seccionesRepetibles }) => seccionesRepetibles?.length)).toBe(true)
    expect(sections.some(({ conditions }) => (conditions?.length ?? 0) > 1)).toBe(true)
    expect(questions.some(({ repeticiones }) => repeticiones?.length)).toBe(true)
    expect(questions.some(({ imagen }) => imagen)).toBe(true)
    expect(questions.some(({ documento }) => documento)).toBe(true)
    expect(answers.some(({ signatures }) => signatures.some(({ imgURL }) => imgURL !== ''))).toBe(true)
    const trees = answers.filter(({ idPlantilla }) => idPlantilla === 'censo-arbolado')
    expect(new Set(trees.map(({ version }) => version))).toEqual(new Set([1, 2]))
  })

  it('has the file for every name in an answer', () => {
    const stored = new Set(municipality.files().map(({ path }) => path))
    const text = JSON.stringify(answers)
    const named = [...text.matchAll(/http:\/\/files\.example\/([^"]+)/g)].map(([, path]) => path ?? '')
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter((path) => !stored.has(path))).toEqual([])
    expect(Math.max(...municipality.files().map(({ bytes }) => bytes.length))).toBeLessThan(60_000)
  })

  it('makes a form of any length for measuring', () => {
    const measured = buildMunicipality({ base, addressOf, benchmark: { answers: 7, questions: 45 } })
    const seed = measured.forms.at(-1)
    expect(questionsOf(seed?.form.secciones ?? [])).toHaveLength(45)
    expect([...measured.answers()].filter(({ idPlantilla }) => idPlantilla === seed?.form.id)).toHaveLength(7)
  })
})

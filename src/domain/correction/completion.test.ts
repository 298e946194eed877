import { corrected, REVIEWED } from '../../testing/corrections'
import { describe, expect, it } from 'vitest'
import {
  anAnswer,
  anAttachment,
  aSection,
  aSignature,
  aVersion,
  NOW,
  questions,
  THREE_STATES,
  TYPED,
} from '../../testing/builders'
import { Scenario } from '../../testing/scenario'
import type { CompleteAnswerRequest } from '../calls/complete-answer'
import { signaturePath } from '../files/storage-path'
import { NO_OPTIONS } from '../form/options'
import type { StoredAnswer } from '../answer/answer'
import { answerSize, MAX_ANSWER_BYTES } from '../answer/answer-size'
import { completeAnswer } from './completion'

const version = aVersion({
  estados: THREE_STATES,
  opcionales: { ...NO_OPTIONS, digitalSignature: true },
  secciones: [
    aSection({
      titulo: 'Local',
      preguntas: questions(
        { titulo: 'Rubro' },
        { titulo: 'Estado', ...TYPED['single-choice'] },
        { titulo: 'Foto', adjuntar: true },
        { titulo: 'Visita', ...TYPED.date },
        { titulo: 'Metros', ...TYPED.integer },
      ),
    }),
  ],
  signatures: [
    aSignature(),
    aSignature({ title: 'Inspección', tipeOfSignatory: 'intern', indexSignature: 1 }),
  ],
})
const REQUIRED = aSection({
  preguntas: questions({ titulo: 'Rubro' }, { titulo: 'Metros' }, { titulo: 'Encargado', required: true }),
})
const begun = () => Scenario.open(version.secciones).answer('Rubro', 'Kiosco')
const answer = (given: Partial<StoredAnswer> = {}): StoredAnswer =>
  anAnswer({ version, secciones: begun().secciones, signatures: version.signatures }, given)

type Asked = Pick<CompleteAnswerRequest, 'secciones' | 'signatures' | 'estado'>
const complete = (asked: Partial<Asked>, stored = answer()) =>
  completeAnswer(version, stored, { secciones: stored.secciones, signatures: [], estado: null, ...asked })
const photo = anAttachment({ path: 'imagenes/comercios/abcdefghijkl.jpg' })
const sign = (indexSignature: number) => ({
  indexSignature,
  names: 'Luz Vera',
  imgID: 'abcdefghijkl',
  imgURL: signaturePath('comercios', 'abcdefghijkl'),
})

describe('what becomes of an answer that is completed', () => {
  it('COMP-01 takes what was filled in, and says which files are new', () => {
    const secciones = begun().answer('Estado', 'Malo').attach('Foto', { imagen: photo }).stored
    expect(complete({ secciones, estado: 1 })).toMatchObject({
      secciones,
      estados: { ...THREE_STATES, actual: 1 },
      files: [photo.path],
      differs: true,
    })
  })

  it('COMP-01 completing again with the same content changes nothing', () => {
    expect(complete({})).toMatchObject({ differs: false, files: [], secciones: answer().secciones })
  })

  it.each([
    ['an answer that was given', begun().answer('Rubro', 'Bar').stored, 'locked'],
    ['an answer that was cleared', Scenario.open(version.secciones).stored, 'locked'],
    ['a number that is none', begun().answer('Metros', 'muchos').stored, 'content'],
    [
      'a question that the form does not ask',
      [...begun().stored, { id: 'otra', orden: 9, preguntas: [{ id: 'x', orden: 0, respuesta: 'y' }] }],
      'content',
    ],
    [
      'more bytes than an answer may have',
      begun().answer('Foto', 'x'.repeat(MAX_ANSWER_BYTES)).stored,
      'size',
    ],
    [
      'a photo with words of its own',
      begun().attach('Foto', { imagen: { ...photo, ...{ html: '<b>' } } }).stored,
      'file',
    ],
    [
      'a photo of another form',
      begun().attach('Foto', { imagen: anAttachment({ path: 'imagenes/otro/a.jpg' }) }).stored,
      'content',
    ],
  ])('COMP-01 refuses %s', (_what, secciones, fault) => {
    expect(complete({ secciones })).toBe(fault)
  })

  it('COMP-01 an answer may have as many bytes as the limit says', () => {
    const filled = (letters: number) => begun().answer('Foto', 'x'.repeat(letters)).stored
    const letters = MAX_ANSWER_BYTES - 1000
    const room = MAX_ANSWER_BYTES - answerSize({ ...answer(), secciones: filled(letters) })
    expect(complete({ secciones: filled(letters + room) })).toMatchObject({ differs: true })
    expect(complete({ secciones: filled(letters + room + 1) })).toBe('size')
  })

  it('COMP-01 a file has a name of at most 500 letters', () => {
    const named = (letters: number) =>
      complete({
        secciones: begun().attach('Foto', { imagen: { ...photo, name: 'x'.repeat(letters) } }).stored,
      })
    expect(named(500)).toMatchObject({ files: [photo.path] })
    expect(named(501)).toBe('file')
  })

  it('COMP-01 CORR-02 refuses a response that would lie under a correction, and asks for none that a correction gave', () => {
    const required = { ...version, opcionales: REVIEWED, secciones: [REQUIRED] }
    const given = Scenario.open(required.secciones).answer('Rubro', 'Kiosco')
    const stored = anAnswer({ version: required, secciones: given.secciones })
    const right = new Scenario(given.secciones, NOW).answer('Encargado', 'Eva').stored
    const put = corrected(required, stored, { secciones: right }, NOW)
    const filled = (title: string) => ({
      ...{ signatures: [], estado: null },
      secciones: new Scenario(given.secciones, NOW).answer(title, '12').stored,
    })
    expect(completeAnswer(required, put, filled('Metros'))).toMatchObject({ differs: true })
    expect(completeAnswer(required, put, filled('Encargado'))).toBe('locked')
    expect(completeAnswer(required, stored, filled('Metros'))).toBe('content')
    expect(completeAnswer(required, stored, filled('Encargado'))).toMatchObject({ differs: true })
  })

  it('COMP-01 CORR-07 adds no row beside one that a correction added, and fills none that was taken away', () => {
    const rows = { ...version, opcionales: REVIEWED, secciones: [{ ...REQUIRED, repetible: true }] }
    const begin = () => Scenario.open(rows.secciones).answer('Rubro', 'Kiosco').answer('Encargado', 'Eva')
    const grown = () =>
      begin()
        .addRow(REQUIRED.titulo)
        .answer('Rubro', 'Bar', { row: 1 })
        .answer('Encargado', 'Ana', { row: 1 })
    const filled = (scenario: Scenario) => ({ signatures: [], estado: null, secciones: scenario.stored })
    const stored = anAnswer({ version: rows, secciones: begin().secciones })
    expect(completeAnswer(rows, stored, filled(grown()))).toMatchObject({ differs: true })
    const put = corrected(rows, stored, { secciones: grown().stored }, NOW)
    expect(completeAnswer(rows, put, filled(grown()))).toBe('locked')

    const two = { ...stored, secciones: grown().stored }
    const spot = { seccionId: REQUIRED.id, condicionId: '', preguntaId: '', rowIndex: 1, repeticion: 0 }
    const without = corrected(rows, two, { rows: [{ ...spot, quitada: true }] }, NOW)
    const metres = (row: number) => filled(grown().answer('Metros', '12', { row }))
    expect(completeAnswer(rows, without, metres(0))).toMatchObject({ differs: true })
    expect(completeAnswer(rows, without, metres(1))).toBe('locked')
  })

  it('SIGN-05 CORR-02 takes no row away from a corrected answer, even where what was signed may be changed', () => {
    const [citizen] = version.signatures
    const opcionales = { ...REVIEWED, digitalSignature: true, signatureEditableAnswer: true }
    const rows = { ...version, opcionales, secciones: [{ ...REQUIRED, repetible: true }] }
    const begin = () => Scenario.open(rows.secciones).answer('Encargado', 'Eva')
    const grown = begin().addRow(REQUIRED.titulo).answer('Encargado', 'Ana', { row: 1 })
    const signatures = citizen ? [{ ...citizen, ...sign(0) }] : []
    const stored = anAnswer({ version: rows, secciones: grown.secciones, signatures })
    const shrunk = { signatures: [], estado: null, secciones: begin().stored }
    expect(completeAnswer(rows, stored, shrunk)).toMatchObject({ differs: true })
    const right = new Scenario(grown.secciones, NOW).answer('Rubro', 'Bar').stored
    expect(completeAnswer(rows, corrected(rows, stored, { secciones: right }, NOW), shrunk)).toBe('locked')
  })

  it('FILE-02 does not count a file that the answer had as a new one', () => {
    const had = begun().attach('Foto', { imagen: photo })
    const stored = answer({ secciones: had.stored })
    expect(complete({ secciones: had.answer('Metros', '4').stored }, stored)).toMatchObject({ files: [] })
  })

  it('COMP-01 refuses an option that is not offered', () => {
    const [section] = answer().secciones
    const preguntas = section?.preguntas ?? []

    const choice = { id: 'pregunta-1', orden: 1, respuesta: '9' }
    const secciones = section
      ? [{ ...section, preguntas: [...preguntas.slice(0, 1), choice, ...preguntas.slice(1)] }]
      : []
    expect(complete({ secciones })).toBe('content')
  })

  it('COMP-01 leaves an answer as it is that has more than its form asks', () => {
    const odd = [
      ...answer().secciones,
      { id: 'otra', orden: 9, preguntas: [{ id: 'x', orden: 0, respuesta: 'y' }] },
    ]
    expect(complete({ secciones: answer().secciones }, answer({ secciones: odd }))).toBe('content')
  })

  it.each([
    [0, null],
    [1, 'ok'],
    [2, 'state'],
    [9, 'state'],
  ])('ALIST-05 from the first state to %i', (estado, outcome) => {
    const done = complete({ estado })
    if (outcome === 'state') expect(done).toBe('state')
    else expect(done).toMatchObject({ differs: outcome === 'ok', estados: { actual: estado } })
  })

  it('SIGN-05 takes the missing signature of staff, beside the others', () => {
    expect(complete({ signatures: [sign(1)] })).toMatchObject({
      signatures: [version.signatures[0], { ...version.signatures[1], ...sign(1) }],
      files: ['imagenes/signatures-comercios/imgPNG-abcdefghijkl.png'],
      differs: true,
    })
    expect(complete({ signatures: [sign(1)] }, answer({ signatures: [] }))).toMatchObject({
      signatures: [version.signatures[0], { ...version.signatures[1], ...sign(1) }],
    })
  })

  it('SIGN-05 keeps signatures in the order of the form, and as they were when none is new', () => {
    const [citizens, staffs] = version.signatures
    const stored = answer({ signatures: staffs ? [staffs] : [] })
    expect(complete({ signatures: [sign(1)] }, stored)).toMatchObject({
      signatures: [citizens, { ...staffs, ...sign(1) }],
    })
    expect(complete({}, stored)).toMatchObject({ signatures: [staffs], differs: false })
  })

  it('SIGN-05 refuses the citizen’s signature, one that is there already, one given twice, one not asked for and one stored elsewhere', () => {
    const given = { ...aSignature({ indexSignature: 1, tipeOfSignatory: 'intern' }), ...sign(1) }
    expect(complete({ signatures: [sign(0)] })).toBe('signature')
    expect(complete({ signatures: [sign(1)] }, answer({ signatures: [given] }))).toBe('signature')
    expect(complete({ signatures: [sign(1), sign(1)] })).toBe('signature')
    expect(complete({ signatures: [sign(7)] })).toBe('signature')
    const elsewhere = { ...sign(1), imgURL: signaturePath('otro', 'abcdefghijkl') }
    expect(complete({ signatures: [elsewhere] })).toBe('signature')
  })

  it('COMP-01 SIGN-05 locks the questions once the citizen signed, but not the state or the signature of staff', () => {
    const [citizen, staffs] = version.signatures
    const signatures = citizen && staffs ? [{ ...citizen, ...sign(0) }, staffs] : []
    const stored = answer({ signatures })
    expect(complete({ secciones: begun().answer('Metros', '4').stored }, stored)).toBe('locked')
    expect(complete({ signatures: [sign(1)], estado: 1 }, stored)).toMatchObject({ differs: true })
    const open = answer({ signatures, opcionales: { ...version.opcionales, signatureEditableAnswer: true } })
    expect(complete({ secciones: begun().answer('Rubro', 'Bar').stored }, open)).toMatchObject({
      differs: true,
    })
  })
})

import { describe, expect, it } from 'vitest'
import { aForm, anOption, aSection, questions, THREE_STATES, TYPED } from '../../testing/builders'
import { formProblems } from '../publication/validate-form'
import { toVersion } from './version'
import { headTexts } from './translatable'
import { changesSettingsOnly } from './settings-only'
import { changeNotice, setNotice } from './edit-notices'
import { noticeOf, RECEIVED, tellableNotices } from './form-notices'
import { isNoticeFault, nameableQuestions, noticeWords, unknownFacts } from './notice-words'

const facts = { formulario: 'Poda {{codigo}}', codigo: 'VDR-1', estado: 'Cerrado', municipio: 'Villa' }
const NOBODY = new Map<string, string>()
const notice = (mensaje: string, others: object = {}) => ({ estado: '1', mensaje, ...others })

describe('what a form tells who answered', () => {
  it('REACH-06 nothing at first, and nothing of it stays when it is turned off', () => {
    const form = aForm()
    expect(noticeOf(form, RECEIVED)).toBeNull()
    expect(toVersion(form)).not.toHaveProperty('avisos')
    const on = setNotice(setNotice(form, RECEIVED, true), '2', true)
    expect(on.avisos).toEqual([
      { estado: '', mensaje: '' },
      { estado: '2', mensaje: '' },
    ])
    expect(toVersion(on).avisos).toEqual(on.avisos)
    const off = setNotice(setNotice(on, '2', false), RECEIVED, false)
    expect(off).not.toHaveProperty('avisos')
  })

  it('REACH-06 a form that may not be changed any more takes other mails', () => {
    const form = aForm()
    expect(changesSettingsOnly(form, setNotice(form, '1', true))).toBe(true)
    expect(changesSettingsOnly(form, { ...setNotice(form, '1', true), titulo: 'Otro' })).toBe(false)
  })

  it('REACH-06 words of a state that is gone are no text to translate', () => {
    const form = setNotice(setNotice(aForm({ estados: THREE_STATES }), '1', true), 'ida', true)
    const said = changeNotice(form, 'ida', (one) => ({ ...one, mensaje: 'Nada' }))
    const both = changeNotice(said, '1', (one) => ({ ...one, mensaje: 'Algo' }))
    expect(tellableNotices(both, THREE_STATES).map(({ estado }) => estado)).toEqual(['1'])
    const told = headTexts(both).filter(({ owner }) => owner.kind === 'notice')
    expect(told.map(({ base }) => base)).toEqual(['Algo'])
  })

  it('REACH-06 words name facts and nothing that a stranger wrote', () => {
    expect(
      noticeWords(notice('{{ formulario }}: {{estado}} ({{codigo}}), {{municipio}}'), facts, NOBODY, 'es'),
    ).toBe('Poda {{codigo}}: Cerrado (VDR-1), Villa')
    expect(noticeWords(notice('Hola', { mensaje_en: 'Hello {{codigo}}' }), facts, NOBODY, 'en')).toBe(
      'Hello VDR-1',
    )
    expect(noticeWords(notice('Hola'), facts, NOBODY, 'ja')).toBe('Hola')
    expect(noticeWords(notice('  '), facts, NOBODY, 'es')).toBe('')
  })

  it.each(['{{nombre}}', '{{ciudadano.nombre}}', '{{}}', '{{ q1 }}'])(
    'REACH-06 %s is told at its field',
    (said) => {
      const form = setNotice(aForm(), RECEIVED, true)
      const wrong = changeNotice(form, RECEIVED, (one) => ({ ...one, mensaje_ca: said }))
      expect(formProblems(wrong)).toContainEqual({ code: 'noticeInvalid', target: 'avisos' })
      expect(formProblems(form)).not.toContainEqual({ code: 'noticeInvalid', target: 'avisos' })
    },
  )

  it('REACH-06 what is sound is no fault, what is too long is one', () => {
    expect(unknownFacts(notice('{{codigo}} {{x}} {{x}}'), [])).toEqual(['x'])
    expect(isNoticeFault(notice('{{codigo}}'), [])).toBe(false)
    expect(isNoticeFault(notice('a'.repeat(5001)), [])).toBe(true)
  })

  const SECTIONS = [
    aSection({
      preguntas: questions(
        { id: 'cuota', ...TYPED.decimal },
        { id: 'turno', ...TYPED.date },
        { id: 'zona', ...TYPED['single-choice'], opciones: [anOption(0, { texto: 'Norte' })] },
        {
          ...{ id: 'motivo', ...TYPED['single-choice'] },
          opciones: [anOption(0), anOption(1, { otra: true })],
        },
        { id: 'nombre', ...TYPED.text },
        { id: 'pagina', ...TYPED.link },
      ),
    }),
    aSection({ id: 'otra', otraPersona: 'Conyuge', preguntas: questions({ id: 'suya', ...TYPED.integer }) }),
  ]

  it('LOGIC-12 words name answers that nobody writes freely, and none of another person', () => {
    expect(nameableQuestions(SECTIONS).map(({ id }) => id)).toEqual(['cuota', 'turno', 'zona'])
    const all = notice('{{cuota}} {{ turno }} {{zona}}', {
      mensaje_en: '{{motivo}} {{nombre}} {{pagina}} {{suya}}',
    })
    expect(unknownFacts(all, SECTIONS)).toEqual(['motivo', 'nombre', 'pagina', 'suya'])
    expect(isNoticeFault(notice('{{cuota}}'), SECTIONS)).toBe(false)
    expect(isNoticeFault(notice('{{nombre}}'), SECTIONS)).toBe(true)
  })

  it('LOGIC-12 what was answered stands there once, and words for nothing where nothing was', () => {
    const answers = new Map([
      ['zona', '{{cuota}}'],
      ['turno', ''],
    ])
    expect(noticeWords(notice('{{zona}}, {{turno}}, {{cuota}}'), facts, answers, 'es')).toBe(
      '{{cuota}}, —, —',
    )
  })
})

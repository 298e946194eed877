import { describe, expect, it } from 'vitest'
import { anAnswer, NOW } from '../../testing/builders'
import {
  aboutAnswer,
  auditChanges,
  auditEntrySchema,
  boundedSubject,
  hiddenAddress,
  hiddenNumber,
} from './entry'

const LONG = 'ñ'.repeat(501)

describe('what changed, in an entry of the audit trail', () => {
  it('SEC-06 lists the fields that count and differ, before and after', () => {
    const before = { nombre: 'Eva', rol: 'ROLE_INSPECTOR', correo: 'eva@a.test' }
    const after = { nombre: 'Eva', rol: 'ROLE_SUPERVISOR', correo: 'eva@b.test' }
    expect(auditChanges(before, after, ['nombre', 'rol'])).toEqual([
      { campo: 'rol', de: 'ROLE_INSPECTOR', a: 'ROLE_SUPERVISOR' },
    ])
  })

  it.each([
    [undefined, ''],
    [null, ''],
    [0, '0'],
    [false, 'false'],
    [NOW, NOW.toISOString()],
    [['a', null, 2], 'a, , 2'],
    [{ lat: 1 }, '{"lat":1}'],
  ])('SEC-06 says %j in the words «%s»', (value, words) => {
    expect(auditChanges({ campo: 'antes' }, { campo: value }, ['campo'])).toEqual([
      { campo: 'campo', de: 'antes', a: words },
    ])
  })

  it('SEC-06 copies neither a long text nor a long list of changes whole', () => {
    const [change] = auditChanges({}, { campo: LONG }, ['campo'])
    expect(change?.a).toBe(`${'ñ'.repeat(499)}…`)
    const whole = 'ñ'.repeat(500)
    expect(auditChanges({}, { campo: whole }, ['campo'])).toEqual([{ campo: 'campo', de: '', a: whole }])
    const fields = Array.from({ length: 41 }, (_, index) => `campo${index}`)
    const all = Object.fromEntries(fields.map((field) => [field, 'x']))
    expect(auditChanges({}, all, fields)).toHaveLength(40)
  })
})

describe('what an entry is about', () => {
  it('SEC-06 an answer is named by its id, code, form, author and municipality', () => {
    const answer = anAnswer()
    expect(aboutAnswer(answer)).toEqual({
      respuesta: answer.id,
      idPlantilla: 'comercios',
      formulario: 'Inspección de comercios',
      codigoMunicipio: 'VDR-7K3M9QXT2B',
      creadoPor: answer.creadoPor,
      municipalityPath: answer.municipalityPath,
    })
  })

  it('SEC-06 its texts are of a bounded length', () => {
    expect(boundedSubject({ lugar: LONG, usuario: 'eva' })).toEqual({
      lugar: `${'ñ'.repeat(499)}…`,
      usuario: 'eva',
    })
  })

  it('SEC-06 a document number and an address can be recognised but not learnt from it', () => {
    expect(hiddenNumber('30111222')).toBe('…222')
    expect(hiddenAddress('eva@villadelrio.test')).toBe('e…@villadelrio.test')
    expect(hiddenAddress('nadie')).toBe('n…@')
  })
})

describe('an entry as it is stored', () => {
  it('SEC-06 is read even if it says little; what it does not say is empty', () => {
    const entry = auditEntrySchema.parse({ id: 'e1', tipo: 'pdf' })
    expect(entry).toMatchObject({ por: '', origen: null, fecha: null, cambios: [], cantidad: null })
    const change = { campo: 'rol', de: 'a', a: 'b' }
    const origen = { red: '10.0.0.0/24', dispositivo: 'Firefox' }
    const full = { ...entry, origen, cambios: [change], cantidad: 3, fecha: NOW }
    expect(auditEntrySchema.parse(full)).toEqual(full)
  })

  it.each([{ tipo: 7 }, { origen: { red: 7 } }, { cambios: [{ campo: 7 }] }, { por: 7 }, { cantidad: '3' }])(
    'SEC-01 one that has %j is none',
    (wrong) => {
      expect(auditEntrySchema.safeParse({ id: 'e1', tipo: 'pdf', ...wrong }).success).toBe(false)
    },
  )
})

import { expect, it } from 'vitest'
import { aForm, aSection, aVersion, OTHER_AREA, questions, THREE_STATES, TYPED } from '../../testing/builders'
import { bringBack } from './bring-back'
import { compareVersions } from './compare-versions'
import { copySection } from './copy-section'
import { duplicateForm } from './duplicate'
import { changeSecondPerson, giveToOther, takeBack } from './edit-second-person'
import { deleteState } from './edit-states'
import { mergeForms } from './merge'
import { secondPersonFault } from './second-person'
import { changesSettingsOnly } from './settings-only'
import { toVersion } from './version'

const tenant = aSection({ preguntas: questions({ id: 'correo', ...TYPED.email, required: true }) })
const owner = aSection({ id: 'propietario', orden: 1, preguntas: questions({ id: 'acuerdo' }) })
const plain = aForm({ secciones: [tenant, owner], estados: THREE_STATES })
const asking = changeSecondPerson(giveToOther(plain, 'propietario'), { espera: '1', rechazo: '2' })

it('EDIT-24 REACH-11 one person names who it is while another says when the link ends: both count', () => {
  const [first = tenant, second = owner] = asking.secciones
  const named = { ...asking, secciones: [first, { ...second, otraPersona: 'Propietario' }] }
  const { merged, conflicts } = mergeForms(asking, named, changeSecondPerson(asking, { dias: 30 }))
  expect(conflicts).toEqual([])
  expect(merged.secciones[1]?.otraPersona).toBe('Propietario')
  expect(merged.otraPersona?.dias).toBe(30)
})

it('EDIT-24 REACH-11 two ways to ask the other person are for somebody to choose between', () => {
  const [mine, theirs] = [10, 30].map((dias) => changeSecondPerson(asking, { dias }))
  const { conflicts } = mergeForms(asking, mine ?? asking, theirs ?? asking)
  expect(conflicts).toMatchObject([{ code: 'field', field: 'otraPersona', spot: [] }])
})

it('DAY-07 REACH-11 versions tell who answers a section, and none has how they are asked', () => {
  const versions = [plain, asking].map((form) => toVersion(form))
  expect(versions.every((version) => !('otraPersona' in version))).toBe(true)
  const [before, after] = versions.map((version) => aVersion(version))
  expect(before && after && compareVersions(before, after)).toMatchObject([
    { what: 'changed', field: 'otraPersona', from: '', to: 'Otra persona' },
  ])
  const back = bringBack(asking, aVersion(toVersion(asking)), false)
  expect(back.otraPersona).toBe(asking.otraPersona)
})

it('LIST-07 REACH-11 a copy of a form asks as the form does', () => {
  const copy = duplicateForm(
    asking,
    { id: 'copia', areas: [OTHER_AREA], username: 'eva', date: new Date('2026-03-01T10:00:00Z') },
    (title) => title,
  )
  expect(copy.otraPersona).toBe(asking.otraPersona)
  expect(secondPersonFault(copy)).toBeNull()
})

it('EDIT-07 REACH-11 a copy of a section is whoever answers the rest’s: a form asks one other person', () => {
  let last = 0
  const said = { ...owner, otraPersona: 'Propietario', otraPersona_ca: 'Propietari' }
  const copy = copySection(said, () => `nuevo-${(last += 1)}`)
  expect(copy.otraPersona).toBe('')
  expect(copy).not.toHaveProperty('otraPersona_ca')
})

it('EDIT-04 REACH-11 states that move are still the chosen ones, and one that goes is told', () => {
  const without = (id: number) => ({ ...asking, estados: deleteState(asking.estados, id) })
  expect(secondPersonFault(without(0))).toBeNull()
  expect(secondPersonFault(without(1))).toBe('states')
})

it('EDIT-05 REACH-11 who answers a section is no setting that a form with answers may change', () => {
  expect(changesSettingsOnly(asking, changeSecondPerson(asking, { dias: 3 }))).toBe(false)
  expect(changesSettingsOnly(asking, takeBack(asking, 'propietario'))).toBe(false)
})

import { describe, it } from 'vitest'
import { oneForm } from '../../../src/domain/access/things'
import type { DuplicatedInfo, Form } from '../../../src/domain/form/form'
import { duplicateForm } from '../../../src/domain/form/duplicate'
import { abilityFor } from '../../../src/lib/ability'
import { forgetCoverage } from '../coverage'
import { edited, formAt, formDocuments, newName } from '../documents'
import { agree, allow, refuse } from '../judge'
import { EVERYBODY, the, type Person } from '../people'
import { AREA, FOREIGN_AREA, namesOf, OTHER_AREA, PLACES, RELATIONS, type Relation } from '../places'
import { layOut, ownerStore } from '../store'
import { GENERATOR, newForm, save } from './saved-forms'

const MAKER = the('ROLE_SUPERVISOR_DUPLICADOR')
const AREAS: Record<Relation, string> = {
  'own area': AREA,
  'other area': OTHER_AREA,
  'other municipality': FOREIGN_AREA,
}

const ORIGIN = { username: MAKER.user.username, date: new Date(), parentFormId: 'original' }

/** A copy of a form of the own area, as the data layer saves one. */
function copyInto(relation: Relation, person: Person, origin: Partial<DuplicatedInfo> = {}): Form {
  const username = person.user?.username ?? 'colega'
  const source = formAt(PLACES['own area'], { id: 'original' })
  const target = { id: newName(ownerStore()), areas: [AREAS[relation]], username, date: new Date() }
  const copy = duplicateForm(source, target, (title) => `${title} (copia)`)
  const duplicatedInfo = { username, date: target.date, parentFormId: source.id, ...origin }
  const { muniCore: _muniCore, appointmentGroup: _agenda, claveMunicipio: _key, ...kept } = copy
  const place = { ...PLACES[relation], ...namesOf(PLACES[relation]) }
  return formAt(PLACES[relation], { ...kept, ...place, version: 1, duplicatedInfo })
}

function mayCopy(person: Person, relation: Relation): boolean {
  if (!person.user) return false
  const ability = abilityFor(person.user)
  return ability.can('duplicate', 'form') && ability.can('create', oneForm(PLACES[relation]))
}

describe('copies of forms', () => {
  forgetCoverage()
  it('LIST-07 ROLE-01 are made by roles that the table lets, where they may make forms', async () => {
    await agree(
      EVERYBODY.map((person) =>
        RELATIONS.map((relation) => ({
          name: `${person.name} copies into ${relation}`,
          allowed: mayCopy(person, relation),
          request: save(copyInto(relation, person), {}, person),
        })),
      ),
    )
  })

  it('LIST-07 are signed by the person who makes them', async () => {
    await allow(save(copyInto('other area', MAKER), {}, MAKER))
    await refuse(save(copyInto('other area', MAKER, { username: 'colega' }), {}, MAKER))
    await refuse(save(copyInto('other area', MAKER, { parentFormId: 'x'.repeat(201) }), {}, MAKER))
    for (const duplicatedInfo of [
      { ...ORIGIN, otro: 1 },
      { ...ORIGIN, date: 'ayer' },
    ]) {
      await refuse(save(copyInto('other area', MAKER), { form: { duplicatedInfo } }, MAKER))
    }
    await refuse(save(newForm(), { form: { duplicatedInfo: { parentFormId: 'y' } } }))
    await refuse(save(newForm(), { form: { duplicatedInfo: 'y' } }))
  })

  it('LIST-07 stay copies of the same form, whoever edits them', async () => {
    const copy = copyInto('own area', MAKER)
    await layOut(formDocuments(ownerStore(), copy))
    const as = GENERATOR.user.username
    const elsewhere = { username: as, date: new Date(), parentFormId: 'otro' }
    await refuse(save(edited(copy, as, { duplicatedInfo: elsewhere })))
    await refuse(save(edited(copy, as, { duplicatedInfo: null })))
    await allow(save(edited(copy, as, { titulo: 'Otro' })))
  })
})

import { describe, it } from 'vitest'
import { withDraftDays } from '../../../src/domain/form/draft-days'
import { MAX_DRAFT_DAYS } from '../../../src/domain/saved-draft/saved-draft'
import { savedDraftPath } from '../../../src/domain/store-paths'
import { countCoverage } from '../coverage'
import { allow, refuse } from '../judge'
import { refuseEverybody } from './functions-alone'
import { laidOut, newForm, next, save } from './saved-forms'

const PATH = savedDraftPath('a1B2c3D4e5F6g7H8i9J0k1L2')
const KEPT = { formulario: 'f', prueba: 'x', respuesta: 'a', fin: '', revision: 1 }

describe('drafts that are kept for later', () => {
  countCoverage()
  it('REACH-04 SEC-01 are read, written and listed by functions alone', () =>
    refuseEverybody(PATH, KEPT, 'respuesta'))
})

describe('for how many days a form keeps drafts', () => {
  countCoverage()
  it('REACH-04 is accepted as the editor stores it, can be changed, and taken back', async () => {
    await allow(save(newForm({ seguir: MAX_DRAFT_DAYS })))
    await allow(save(next(await laidOut({ seguir: 1 }), { seguir: 2 })))
    await allow(save(next(withDraftDays(await laidOut({ seguir: 1 }), null))))
  })
  it.each([0, -1, 1.5, MAX_DRAFT_DAYS + 1, '15', true, null])('REACH-04 is not %j', async (seguir) => {
    await refuse(save(newForm(), { form: { seguir }, version: { seguir } }))
    await refuse(save(next(await laidOut()), { form: { seguir }, version: { seguir } }))
  })
  it('REACH-04 is in a version what it is in its form', async () => {
    await refuse(save(newForm({ seguir: 3 }), { version: { seguir: 4 } }))
    await refuse(save(newForm(), { version: { seguir: 4 } }))
  })
})

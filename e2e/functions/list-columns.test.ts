import { beforeAll, expect, it } from 'vitest'
import { initFirstColumns } from '../../functions/src/forms/first-columns'
import { database } from '../../functions/src/platform/admin'
import { formPath } from '../../src/domain/store-paths'
import { aSection, questions } from '../../src/testing/builders'
import { formAt, formDocuments, newName } from '../rules/documents'
import { OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { heard } from './events'
import { beginWorld, owner } from './world'

beforeAll(() => beginWorld())

it('DAY-01 FMT-04 a column whose title is cut beside an emoji is written once and stays as it is', async () => {
  const secciones = [aSection({ preguntas: questions({ titulo: `${'a'.repeat(79)}🎉` }) })]
  const form = formAt(OWN_AREA, { id: newName(owner, 'form'), secciones })
  await layOut(formDocuments(owner, form), owner)
  await heard()
  const ref = database().doc(formPath(form.id))
  const stands = await ref.get()
  expect(stands.get('lista.primeras')).toMatchObject([{ titulo: 'a'.repeat(79) }])

  await initFirstColumns(form.id, stands.data() ?? {})
  const again = await ref.get()
  expect(again.updateTime?.toMillis()).toBe(stands.updateTime?.toMillis())
})

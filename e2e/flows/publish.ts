import type { Form } from '../../src/domain/form/form'
import { NO_OPTIONS } from '../../src/domain/form/options'
import { toPublicForm, toVersion } from '../../src/domain/form/version'
import { formPath, publicFormPath, versionPath } from '../../src/domain/store-paths'
import { aForm } from '../../src/testing/builders'
import { backstage } from './backstage'

/** A form whose municipality and area new ones are put into. */
const OF_THE_MUNICIPALITY = 'reclamo-alumbrado'

/** Lays out a public form as its saving would. */
export async function publish({ opcionales, ...given }: Partial<Form> & { id: string }): Promise<Form> {
  const store = backstage()
  const municipality = (await store.doc(formPath(OF_THE_MUNICIPALITY)).get()).data()
  const { municipalityPath, claveMunicipio, areaInfo, municipioInfo } = municipality ?? {}
  const form = aForm({
    ...{ municipalityPath, claveMunicipio, areaInfo, municipioInfo },
    areas: [`${municipalityPath}/areas_municipales/${areaInfo.id}`],
    ...given,
    opcionales: { ...NO_OPTIONS, publico: true, ...opcionales },
  })
  const stored = ({ areas, ...fields }: { areas: string[] }) => ({
    ...Object.fromEntries(Object.entries(fields).filter(([field]) => field !== 'id')),
    areas: areas.map((path) => store.doc(path)),
  })
  const batch = store.batch()
  batch.set(store.doc(formPath(form.id)), stored(form))
  batch.set(store.doc(versionPath(form.id, form.version)), stored(toVersion(form)))
  batch.set(store.doc(publicFormPath(form.id)), { ...toPublicForm(form) })
  await batch.commit()
  return form
}

import { collection, doc, getDocs, query, where } from 'firebase/firestore/lite'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { publicUploader } from '../../src/data/public/uploader'
import { connectEmulators } from '../../src/data/emulators'
import { anonymousAuthor, authorOf } from '../../src/domain/answering/new-answer'
import type { StoredAnswer } from '../../src/domain/answer/answer'
import { attachmentPath } from '../../src/domain/files/storage-path'
import type { Form } from '../../src/domain/form/form'
import { REMOTE_SWITCHES_PATH } from '../../src/domain/store-paths'
import { formWorkPath } from '../../src/domain/work/form-work'
import { randomText } from '../../src/lib/random'
import { aQuestion, aSection, aSession } from '../../src/testing/builders'
import { auditEntries } from '../functions/audit-entries'
import { incidentForm, incidentOf, municore } from '../functions/incident-world'
import { ODD_IDS } from '../functions/odd-ids'
import { atWork } from '../functions/staff-tokens'
import { beginWorld, change, eventually, owner, read, write } from '../functions/world'
import { answerTo, formAt, formDocuments, newName, options, stored } from '../rules/documents'
import { AREA, HOME, OTHER_AREA, OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { stackPorts } from '../stack/ports'
import { eventuallySays } from './emulator'

const AUTHOR = authorOf({ username: 'ana', firstName: 'Ana', lastName: 'Paz', inspectorID: '' }, 'uid-ana')
const byAdela = () => ({ cambio: { sesion: 'sid-adela', fecha: new Date() } })

async function publicForm(given: Partial<Form> = {}): Promise<Form> {
  const form = formAt(OWN_AREA, {
    id: newName(owner, 'formulario'),
    opcionales: options({ publico: true }),
    ...given,
  })
  await layOut(formDocuments(owner, form), owner)
  return form
}

async function save(form: Form, given: Partial<StoredAnswer> = {}): Promise<string> {
  const { id, ...answer } = answerTo(form, AUTHOR, { id: newName(owner, 'respuesta'), ...given })
  await write(`respuestas_formularios/${id}`, { ...stored(owner, { ...answer, id }), areas: [] })
  return id
}

beforeAll(async () => {
  connectEmulators(stackPorts())
  await beginWorld()
  await atWork('adela', 'ROLE_ADMIN')
})
beforeEach(() => municore.reset())

describe('an answer that is stored', () => {
  it('LIST-06 is counted', async () => {
    const form = await publicForm()
    // One after the other: for events that meet the emulator begins a program each.
    for (const total of [1, 2]) {
      await save(form)
      await eventuallySays(formWorkPath(form.id), { respuestas: { total, invalidas: 0 } })
    }
  })

  it('SEC-01 ANS-07 is marked when it has faults, whatever its id', async () => {
    const form = await publicForm({ secciones: [aSection({ preguntas: [aQuestion({ required: true })] })] })
    const { id: _name, ...fields } = stored(owner, answerTo(form, AUTHOR, { secciones: [] }))
    await Promise.all(ODD_IDS.map((name) => write(`respuestas_formularios/${name}`, fields)))
    const marked = query(
      collection(owner, 'respuestas_formularios'),
      where('idPlantilla', '==', form.id),
      where('invalida', '==', true),
    )
    await eventually(async () =>
      expect((await getDocs(marked)).docs.map(({ id }) => id).sort()).toEqual([...ODD_IDS].sort()),
    )
  })

  it('INC-01 becomes an incident, with the key of the management system', async () => {
    const id = await save(await incidentForm({ incidentes: true, publico: true }), {
      ...anonymousAuthor('uid-nadie'),
    })
    await eventually(async () => expect(await incidentOf(id)).toMatch(/./))
    expect(await municore.sent()).toMatchObject([{ operation: 'createIncident', authorized: true }])
  })
})

describe('other documents that are stored', () => {
  it('LIST-01 make a form findable by its words', async () => {
    const form = await publicForm({ titulo: 'Veredas rotas' })
    await eventually(async () => expect(await read(`formularios/${form.id}/busqueda/0`)).toBeDefined())
  })

  it('SEC-05 change the rights of a user at once', async () => {
    await atWork('omar', 'ROLE_SUPERVISOR')
    await change('usuarios/omar', { roles: ['ROLE_INSPECTOR'], areas: [doc(owner, OTHER_AREA)] })
    await eventuallySays('sesiones_web/sid-omar', { rol: 'ROLE_INSPECTOR' })
  })

  it('SEC-06 GEO-01 note who changed provinces, areas and countries', async () => {
    await change('paises/ar/provincias/cordoba', { nombre: 'Córdoba capital', ...byAdela() })
    await change(AREA, { nombre: 'Obras nuevas', ...byAdela() })
    await change('paises/ar', { nombre: 'República Argentina', ...byAdela() })
    await eventually(async () => {
      const mine = (await auditEntries('lugarCambio')).filter(({ por }) => por === 'adela')
      expect(mine.flatMap(({ cambios }) => cambios.map(({ a }) => a)).sort()).toEqual([
        'Córdoba capital',
        'Obras nuevas',
        'República Argentina',
      ])
    })
  })

  it('AUTH-11 close the forms of a blocked municipality or country, and open them again', async () => {
    const form = await publicForm()
    const shared = `formularios_publicos/${form.id}`
    for (const place of [HOME, 'paises/ar']) {
      await change(place, { inhabilitado: true })
      await eventuallySays(shared, { abierto: false, motivo: 'municipio' })
      await change(place, { inhabilitado: false })
      await eventuallySays(shared, { abierto: true, motivo: null })
    }
  })

  it('AUTH-08 end sessions begun before a moment', async () => {
    const hourAgo = new Date(Date.now() - 3_600_000)
    await write('sesiones_web/vieja', aSession('omar', { begun: hourAgo }))
    await write(REMOTE_SWITCHES_PATH, { web_session_revokation_datetime: new Date().toISOString() })
    await eventuallySays('sesiones_web/vieja', { active: false })
  })
})

describe('a file that is sent', () => {
  const counted = async () =>
    (await getDocs(query(collection(owner, 'limites'), where('que', '==', 'archivos')))).docs
      .map((one) => Number(one.get('archivos')))
      .reduce((sum, many) => sum + many, 0)

  it('SEC-03 is counted', async () => {
    const form = await publicForm({ secciones: [aSection({ preguntas: [aQuestion({ adjuntar: true })] })] })
    const before = await counted()
    const path = attachmentPath('imagen', form.id, randomText(12), 'a.png')
    const photo = new Blob([new Uint8Array(100)], { type: 'image/png' })
    await publicUploader.upload(path, photo, { answerId: newName(owner, 'answer'), contentType: 'image/png' })
    await eventually(async () => expect(await counted()).toBe(before + 1))
  })
})

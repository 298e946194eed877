import { doc, type DocumentData, type Firestore } from 'firebase/firestore/lite'
import { userPath } from '../../src/domain/store-paths'
import { aSession } from '../../src/testing/builders'
import { storedUser } from './documents'
import { COLLEAGUE, STAFF } from './people'
import {
  AREA,
  AREA_NAMES,
  AWAY,
  FOREIGN_AREA,
  HOME,
  KEYS,
  MUNICORE_ID,
  OTHER_AREA,
  MUNICIPALITY_NAMES,
} from './places'
import { layOut, ownerStore } from './store'

const municipality = (store: Firestore, path: string, areas: string[]): DocumentData => ({
  nombre: MUNICIPALITY_NAMES[path],
  idMuniCore: MUNICORE_ID,
  key: KEYS[path],
  inhabilitado: false,
  areas: areas.map((area) => doc(store, area)),
})

function geography(store: Firestore): Record<string, DocumentData> {
  const areas = [AREA, OTHER_AREA, FOREIGN_AREA]
  return {
    'paises/ar': { nombre: 'Argentina', inhabilitado: false },
    'paises/ar/provincias/cordoba': { nombre: 'Córdoba' },
    [HOME]: municipality(store, HOME, [AREA, OTHER_AREA]),
    [AWAY]: municipality(store, AWAY, [FOREIGN_AREA]),
    ...Object.fromEntries(areas.map((area) => [area, { nombre: AREA_NAMES[area] }])),
  }
}

/** Users with an open session each, and the sessions that strangers try with. */
function people(store: Firestore): Record<string, DocumentData> {
  const staff = [...STAFF, COLLEAGUE].map(({ user }) => user)
  return {
    ...Object.fromEntries(staff.map((user) => [userPath(user.username), storedUser(store, user)])),
    ...Object.fromEntries(staff.map(({ username }) => [`sesiones_web/sid-${username}`, aSession(username)])),
    'sesiones_web/sid-cerrada': aSession('colega', { active: false }),
    'sesiones_web/sid-fantasma': aSession('fantasma'),
  }
}

/** Two municipalities with their areas, one user of each role and a colleague, all of them in the same area. */
export async function layOutMunicipality(): Promise<void> {
  const store = ownerStore()
  await layOut({ ...geography(store), ...people(store) })
}

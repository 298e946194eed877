import { doc, type DocumentData, type Firestore } from 'firebase/firestore/lite'
import { storedUser } from './documents'
import { COLLEAGUE, STAFF } from './people'
import { AREA, AWAY, FOREIGN_AREA, HOME, KEYS, OTHER_AREA } from './places'
import { layOut, ownerStore } from './store'

const municipality = (store: Firestore, path: string, areas: string[]): DocumentData => ({
  nombre: path.split('/').at(-1),
  idMuniCore: '101',
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
    ...Object.fromEntries(areas.map((area) => [area, { nombre: 'Un área' }])),
  }
}

const session = (usuario: string, active = true) => ({ active, usuario, begun: new Date() })

/** Users with an open session each, and the sessions that strangers try with. */
function people(store: Firestore): Record<string, DocumentData> {
  const staff = [...STAFF, COLLEAGUE].map(({ user }) => user)
  return {
    ...Object.fromEntries(staff.map((user) => [`usuarios/${user.username}`, storedUser(store, user)])),
    ...Object.fromEntries(staff.map(({ username }) => [`sesiones_web/sid-${username}`, session(username)])),
    'sesiones_web/sid-cerrada': session('colega', false),
    'sesiones_web/sid-fantasma': session('fantasma'),
  }
}

/** Two municipalities with their areas, one user of each role and a colleague, all of them in the same area. */
export async function layOutTown(): Promise<void> {
  const store = ownerStore()
  await layOut({ ...geography(store), ...people(store) })
}

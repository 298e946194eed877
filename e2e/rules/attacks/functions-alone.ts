import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore/lite'
import { refuse } from '../judge'
import { STRANGERS, the } from '../people'
import { layOut, storeOf } from '../store'

/** Those who may do most, and those who may do least. */
const PEOPLE = [...STRANGERS, the('ROLE_ADMIN'), the('ROLE_SUPERVISOR_ELEVADO'), the('ROLE_INSPECTOR')]

/**
 * Tries to read, write, change, delete and list what is a function's alone, as everybody.
 * @param stored what lies there
 * @param asked the field of a list's query
 */
export async function refuseEverybody<T extends object>(
  path: string,
  stored: T,
  asked: keyof T & string,
): Promise<void> {
  await layOut({ [path]: stored })
  const [collectionPath = ''] = path.split('/')
  for (const person of PEOPLE) {
    const at = doc(storeOf(person), path)
    await refuse(() => getDoc(at))
    await refuse(() => setDoc(at, stored))
    await refuse(() => updateDoc(at, { [asked]: 'x' }))
    await refuse(() => deleteDoc(at))
    const all = collection(storeOf(person), collectionPath)
    await refuse(() => getDocs(query(all, where(asked, '==', stored[asked]))))
  }
}

import { collection, doc, query, where, type Query, type QueryConstraint } from 'firebase/firestore/lite'
import { seesOnlyOwnAnswers } from '../../domain/access/permissions'
import type { Form } from '../../domain/form/form'
import { roleOf, type User } from '../../domain/user/user'
import { ANSWERS } from '../refs'
import { storeOf } from '../store'

/** Firestore allows 30 alternatives in one query; two names for the author double those of the areas. */
const MAX_AREAS = 30
const MAX_AREAS_OF_OWN = 15

/** The own areas, those of the form first: answers given before the form moved carry its earlier areas. */
function areasFor(user: User, form: Pick<Form, 'areas'>, most: number): string[] {
  const shared = user.areas.filter((area) => form.areas.includes(area))
  return [...new Set([...shared, ...user.areas])].slice(0, most)
}

const inAreas = (paths: string[]): QueryConstraint =>
  where(
    'areas',
    'array-contains-any',
    paths.map((path) => doc(storeOf('staff'), path)),
  )

/** What the query must say for the rules to allow it (VIEW-04, ALIST-08). */
function visibleTo(user: User, form: Pick<Form, 'areas'>): QueryConstraint[] {
  const role = roleOf(user)
  if (role === 'ROLE_ADMIN') return []
  if (role === 'ROLE_SUPERVISOR_ELEVADO') return [where('municipalityPath', '==', user.municipalityPath)]
  if (role === null || !seesOnlyOwnAnswers(role)) return [inAreas(areasFor(user, form, MAX_AREAS))]
  const names = [user.username, user.email].filter((name) => name !== '')
  return [inAreas(areasFor(user, form, MAX_AREAS_OF_OWN)), where('creadoPor', 'in', names)]
}

/** The answers to a form that a person may see, in no order yet. */
export const answersVisibleTo = (user: User, form: Pick<Form, 'id' | 'areas'>): Query =>
  query(collection(storeOf('staff'), ANSWERS), where('idPlantilla', '==', form.id), ...visibleTo(user, form))

/** Whether the form's own count is what this person sees. */
export function seesAllAnswers(user: User): boolean {
  const role = roleOf(user)
  return role !== null && !seesOnlyOwnAnswers(role)
}

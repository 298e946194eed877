import * as z from 'zod/mini'
import { isAreaPath } from '../assignment/group'
import { isDocumentId } from '../document-id'

/** Whose turn an answer may be: a person by their username, or a group by the path of its area. */
export const assignee = () =>
  z.string().check(
    z.maxLength(400),
    z.refine((name) => isDocumentId(name) || isAreaPath(name)),
  )

/** Whose turn an answer may be besides a person's: a group, which is who works in an area (REACH-08). */
import { isDocumentId } from '../document-id'
import { areaPath, isMunicipalityPath, municipalityPathOf } from '../store-paths'

/** Whether an assignee is a group and no person. Groups are named by the path of their area; usernames have no slash. */
export const isGroup = (assignee: string): boolean => assignee.includes('/')

/** Whether an answer is somebody's turn: their own, or that of a group they are in. */
export const isTurnOf = (
  { username, areas }: { username: string; areas: readonly string[] },
  assignee: string,
): boolean => assignee === username || (isGroup(assignee) && areas.includes(assignee))

/** Whether a text names an area of a municipality and nothing else. */
export function isAreaPath(path: string): boolean {
  const municipality = municipalityPathOf(path)
  const id = path.slice(path.lastIndexOf('/') + 1)
  return isMunicipalityPath(municipality) && isDocumentId(id) && path === areaPath(municipality, id)
}

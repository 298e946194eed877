/** Whose turn an answer may be besides a person's: a group, which is who works in an area (REACH-08). */

/** Whether an assignee is a group and no person. Groups are named by the path of their area; usernames have no slash. */
export const isGroup = (assignee: string): boolean => assignee.includes('/')

/** Whether an answer is somebody's turn: their own, or that of a group they are in. */
export const isTurnOf = (
  { username, areas }: { username: string; areas: readonly string[] },
  assignee: string,
): boolean => assignee === username || (isGroup(assignee) && areas.includes(assignee))

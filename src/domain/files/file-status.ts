/**
 * `fine`: the answer keeps the file, and its readers see it. `refused`: it is there and not what its name says, so it is
 * kept as bytes that nobody shows. `missing`: it is not there, or was not sent for this answer.
 */
export const FILE_STATUSES = ['fine', 'refused', 'missing'] as const

export type FileStatus = (typeof FILE_STATUSES)[number]

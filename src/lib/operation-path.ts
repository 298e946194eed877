/** How the installation stands (OPS-05). Not among `paths`, which strangers load too. */
export const OPERATION_PATH = '/operacion'

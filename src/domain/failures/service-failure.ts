/**
 * The device has a network and the service failed. `slow`: no response in time; `down`: it does not respond or says that
 * it cannot; `unsure`: no response to a change came, and whether it was made could not be found out. The words of each are in `common:failures`.
 */
const SERVICE_FAILURES = ['slow', 'down', 'unsure'] as const
export type ServiceFailure = (typeof SERVICE_FAILURES)[number]

export const isServiceFailure = (failure: string): failure is ServiceFailure =>
  SERVICE_FAILURES.some((one) => one === failure)

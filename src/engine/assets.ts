import type { Point } from '../domain/point'
import type { Asset } from '../domain/incident/asset'

/** Looks up assets: what the management system knows in the streets, such as lamps and benches (INC-03). */
export interface Assets {
  /** Nearest first. Rejects when it cannot be asked. */
  near: (formId: string, point: Point) => Promise<Asset[]>
  /** As it stands now; null when it is gone. Rejects when it cannot be asked. */
  byId: (formId: string, id: string) => Promise<Asset | null>
}

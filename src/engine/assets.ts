import type { Point } from '../domain/answer/place'
import type { Asset } from '../domain/incident/asset'

/** Where what the management system keeps in the street is looked up (INC-03). */
export interface Assets {
  /** Nearest first. Rejects when it cannot be asked. */
  near: (formId: string, point: Point) => Promise<Asset[]>
  /** As it stands now; null when it is gone. Rejects when it cannot be asked. */
  byId: (formId: string, id: string) => Promise<Asset | null>
}

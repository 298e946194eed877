import { awaitedOpeningPath } from '../../../src/domain/opening-news/waiting'
import { database } from '../platform/admin'
import { failedWith } from '../platform/grpc'

/** Has a form looked at for which somebody waits, because its hours or its standing changed (REACH-01). No read. */
export async function lookAtAwaited(formId: string): Promise<void> {
  try {
    await database().doc(awaitedOpeningPath(formId)).update({ toca: new Date() })
  } catch (error) {
    if (!failedWith(error, 'notFound')) throw error
  }
}

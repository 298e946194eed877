import { onObjectFinalized, type StorageEvent, type StorageOptions } from 'firebase-functions/v2/storage'
import { unlessPutBack } from './restoration'

/** Does something after every file that came, but not after one that a restoration puts back. */
export const onUploaded = (options: StorageOptions, handler: (event: StorageEvent) => Promise<void>) =>
  onObjectFinalized(options, unlessPutBack(handler))

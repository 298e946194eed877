import { isLocal, ownBuckets } from './admin'

const CLOUD = 'https://firebasestorage.googleapis.com'
const LOCAL = /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?$/

/** Whether an address downloads that very file from the project's own store, and nothing from anywhere else. */
export const isFileAddress = (url: string, path: string): boolean => {
  if (!URL.canParse(url)) return false
  const { origin, pathname } = new URL(url)
  if (origin !== CLOUD && !(isLocal() && LOCAL.test(origin))) return false
  return ownBuckets().some((bucket) => pathname === `/v0/b/${bucket}/o/${encodeURIComponent(path)}`)
}

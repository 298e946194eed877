/**
 * For files that share a process and Firebase's libraries: none finds the connections of the one before. They hang
 * up in good order: the emulator stumbles over listeners whose program just ended.
 */
import { deleteApp as deleteAdminApp, getApps as adminApps } from 'firebase-admin/app'
import { deleteApp, getApps } from 'firebase/app'
import { afterAll } from 'vitest'

afterAll(() => Promise.all([...getApps().map(deleteApp), ...adminApps().map(deleteAdminApp)]))

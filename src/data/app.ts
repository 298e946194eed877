import { getApps, initializeApp, type FirebaseApp } from 'firebase/app'
import { projectOptions, type AppName } from './project'
import { beginProof } from './proof'

/** The Firebase app of that name, made at first use. */
export function firebaseApp(name: AppName): FirebaseApp {
  const known = getApps().find((app) => app.name === name)
  if (known) return known
  const app = initializeApp(projectOptions(), name)
  beginProof(app)
  return app
}

/** What passwords need of the SDK of sign-in: a copy of it has this (decision 057). */
export { sendPasswordResetEmail, signInWithEmailAndPassword } from 'firebase/auth'

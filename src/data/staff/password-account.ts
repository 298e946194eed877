/** The functions for passwords from a copy of the sign-in SDK (decision 057). */
export { sendPasswordResetEmail, signInWithEmailAndPassword } from 'firebase/auth'

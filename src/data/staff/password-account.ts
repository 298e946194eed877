/** The functions for passwords from a copy of the sign-in SDK (decision 057). */
export { confirmPasswordReset, signInWithEmailAndPassword, verifyPasswordResetCode } from 'firebase/auth'

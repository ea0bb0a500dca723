/**
 * scrypt with 16 MiB and five passes, one of the five settings of equal strength that the OWASP Password Storage Cheat Sheet
 * (2025) asks for at least: the one that a crowd of sign-ins can fill least memory with.
 */
export const PASSWORD_COST = { N: 2 ** 14, r: 8, p: 5 }

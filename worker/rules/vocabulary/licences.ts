/** What a medicine needs to be promoted. */
export const LICENCE = "licence|licences|licensed|licensing|authorisation|authorised";

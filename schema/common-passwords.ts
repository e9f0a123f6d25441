/** Words that lists of leaked passwords begin with, in lower case and without the digits and signs that people put
 * before and after them. */
const COMMON_WORDS = new Set(
  `abc abcd abcde abcdef abcdefg abcdefgh admin administrator aaaaaa asdf asdfgh asdfghjk asdfghjkl arsenal ashley
   baseball batman charlie changeme chelsea computer daniel default dragon donald everton football freedom george guest
   hello hunter hottie iloveyou internet jennifer jessica jordan killer letmein liverpool london login loveme lovely
   manager master matrix michael michelle monkey mustang nicole ninja pass passw passwd password passwort pokemon
   princess qazwsx qazwsxedc qwer qwert qwerty qwertyui qwertyuiop qwertz qweasd qweasdzxc robert samsung secret
   shadow soccer starwars summer winter spring autumn sunshine superman temp test testing testtest thomas trustno
   trustnoi user welcome whatever zaqwsx zxcv zxcvbn zxcvbnm
   q2w3e4r q2w3e4r5t qaz2wsx qaz2wsx3edc a1b2c3d a1b2c3 a1s2d3f z1x2c3v aqlsw2de`.split(/\s+/),
);

const DIGITS_AND_SIGNS_AT_THE_ENDS = /^[^a-z@$]+|[^a-z]+$/g;
const LOOKALIKES: Record<string, string> = { "@": "a", "4": "a", "3": "e", "1": "i", "0": "o", $: "s", "5": "s" };

/** Whether a password is a well-known one, dressed up or not: "Password1", "P@ssw0rd2026!" and "1q2W3e4r" are. */
export function isCommonPassword(password: string): boolean {
  const core = password.toLowerCase().replace(DIGITS_AND_SIGNS_AT_THE_ENDS, "");
  return COMMON_WORDS.has(core) || COMMON_WORDS.has(core.replace(/[@43105$]/g, (sign) => LOOKALIKES[sign] ?? sign));
}

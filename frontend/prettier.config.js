/** @type {import("prettier").Config} */
export default { printWidth: 140, objectWrap: "collapse", plugins: ["prettier-plugin-svelte"] };

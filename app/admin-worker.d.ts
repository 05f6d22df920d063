/** The worker of the back office as the text of one script, bundled at the build (vite.config.ts). */
declare module "virtual:admin-worker" {
  const script: string;
  export default script;
}

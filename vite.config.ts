import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** A page loads a few files rather than one per icon: each request costs a telephone more than its bytes. */
const clientChunks = {
  groups: [
    {
      name: "framework",
      test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|@remix-run)[\\/]/,
      priority: 2,
    },
    { name: "interface", test: /[\\/]app[\\/](ui|lib)[\\/]|lucide-react/, minShareCount: 3, priority: 1 },
  ],
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: clientChunks } } } },
    // The server bundle starts at our own edge, which imports React Router's build.
    ssr: { build: { rolldownOptions: { input: "./server/app.ts" } } },
  },
  build: { target: "es2022", assetsInlineLimit: 0 },
});

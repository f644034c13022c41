// Compiles each schema of the API once per process: the test servers, one per file, share them,
// because compiling takes most of a server's start.
import { type FastifySchemaCompiler, type FastifySerializerCompiler, fastify } from "fastify";
import type { HttpServer } from "../../server/platform/http/http-server.ts";

const validators = new Map<string, ReturnType<FastifySchemaCompiler<unknown>>>();
const serializers = new Map<string, ReturnType<FastifySerializerCompiler<unknown>>>();

/** Makes the server reuse schemas compiled by an earlier one. Call it before registering routes. */
export async function shareCompiledSchemas(app: HttpServer): Promise<void> {
  const [validate, serialize] = [app.validatorCompiler, await plainSerializers()];
  if (validate === undefined) throw new Error("the server has no compiler of validators");
  app.setValidatorCompiler((route) =>
    remember(validators, `${route.httpPart} ${JSON.stringify(route.schema)}`, () =>
      validate(route),
    ),
  );
  app.setSerializerCompiler((route) =>
    remember(serializers, JSON.stringify(route.schema), () => serialize(route)),
  );
}

function remember<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

let plain: Promise<FastifySerializerCompiler<unknown>> | null = null;

/** Fastify's own compiler, which a server has from its first route with an answer schema on. */
function plainSerializers(): Promise<FastifySerializerCompiler<unknown>> {
  plain ??= (async () => {
    const app = fastify();
    app.get("/", { schema: { response: { 200: { type: "string" } } } }, () => "");
    await app.ready();
    const compiler = app.serializerCompiler;
    if (compiler === undefined) throw new Error("Fastify made no compiler of serializers");
    return compiler;
  })();
  return plain;
}
